import { afterEach, expect, it } from 'vitest'
import { memoryHistory, inLanguage } from '../router/history.ts'
import { localPath, pathIn, readLanguageFrom, splitLanguage } from './language.ts'

afterEach(() => readLanguageFrom(() => 'en'))

it.each([
  ['/', 'en', '/'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/product/tivra', 'hi', '/product/tivra'],
  ['/history', 'en', '/history'],
  ['/hi-fi', 'en', '/hi-fi'],
])('[BEY-19] the address %s is in %s and of the page %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

it.each([
  ['/', '/hi'],
  ['/cart', '/hi/cart'],
  ['/shop?search=a%20b#filters', '/hi/shop?search=a%20b#filters'],
  ['/api/products', '/api/products'],
  ['/pictures/a.avif', '/pictures/a.avif'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['https://elsewhere.example/cart', 'https://elsewhere.example/cart'],
  ['#reviews', '#reviews'],
])('[BEY-19] %s is %s for who reads Hindi', (path, address) => {
  expect(pathIn('hi', path)).toBe(address)
  expect(localPath(path)).toBe(path)
  readLanguageFrom(() => 'hi')
  expect(localPath(path)).toBe(address)
})

it('[BEY-19] a history of Hindi pages tells the router of pages, and the browser of addresses', () => {
  readLanguageFrom(() => 'hi')
  const browser = memoryHistory('/hi/shop?page=2')
  const history = inLanguage(browser)
  expect(history.url().pathname + history.url().search).toBe('/shop?page=2')
  history.push('/product/tivra#reviews')
  expect(browser.url().href).toBe('http://localhost/hi/product/tivra#reviews')
  history.replace('/')
  expect(browser.url().pathname).toBe('/hi')
  expect(history.url().pathname).toBe('/')
  history.leave('http://localhost/checkout?step=1')
  expect(browser.url().href).toBe('http://localhost/hi/checkout?step=1')
})
