import { expect, it, vi } from 'vitest'
import { share } from './share.ts'

const url = 'https://shruti.example/product/tivra?color=Black'
const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

it('[SHOP-2] hands the link to the device where it can share', async () => {
  const system = vi.fn<(data: { title: string; url: string }) => Promise<void>>(() => Promise.resolve())
  expect(await share({ share: system }, 'Tivra, Black', url)).toBe('shared')
  expect(system).toHaveBeenCalledWith({ title: 'Tivra, Black', url })
})

it('[SHOP-2] copies nothing after somebody has given sharing up', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  expect(await share({ share: failing('AbortError'), clipboard: { writeText } }, 'Tivra', url)).toBe(
    'cancelled',
  )
  expect(writeText).not.toHaveBeenCalled()
})

it('[SHOP-2] copies the link where nothing shares, and where sharing is refused', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  expect(await share({ clipboard: { writeText } }, 'Tivra', url)).toBe('copied')
  expect(await share({ share: failing('NotAllowedError'), clipboard: { writeText } }, 'Tivra', url)).toBe(
    'copied',
  )
  expect(writeText).toHaveBeenCalledWith(url)
})

it('[SHOP-2] says so where neither is possible', async () => {
  expect(await share({}, 'Tivra', url)).toBe('impossible')
  expect(await share({ clipboard: { writeText: failing('NotAllowedError') } }, 'Tivra', url)).toBe(
    'impossible',
  )
})
