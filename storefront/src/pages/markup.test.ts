import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(name),
)
/** What the design system has components for. */
const controls = /<(button|input|select|textarea|dialog|details|table)[\s>]/

it.each(files)('[DS-2] %s leaves controls, dialogs, tables and styles to the design system', name => {
  const text = readFileSync(`${source}/${name}`, 'utf8')
  expect(controls.exec(text)?.[0]).toBeUndefined()
  expect(text).not.toMatch(/\bstyled[.(]|\bcss`|\sstyle=\{/)
})
