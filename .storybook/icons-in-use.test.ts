import { expect, it } from 'vitest'
import { iconsInUse } from './icons-in-use.ts'

it('finds an icon with the components that draw it, and none that nobody draws', () => {
  const icons = iconsInUse()
  expect(icons.get('Search')).toContain('SearchBox')
  expect(icons.get('CircleAlert')).toEqual(expect.arrayContaining(['Field', 'Toaster']))
  expect(icons.has('Bluetooth')).toBe(false)
  expect([...icons.keys()].filter(name => !/^[A-Z]\w*$/.test(name))).toEqual([])
})
