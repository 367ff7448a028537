import { expect, it } from 'vitest'
import { scriptJson } from './script-json.ts'

it('cannot end the script that it stands in, and reads back the same', () => {
  const value = { name: '</script><script>alert(1)</script>', line: 'a\u2028b' }
  const printed = scriptJson(value)
  expect(printed).not.toContain('<')
  expect(printed).not.toContain('\u2028')
  expect(JSON.parse(printed)).toEqual(value)
})
