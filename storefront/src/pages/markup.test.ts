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

it.each(files)('[CLI-2] %s says how its forms are sent, should they be before the page is hydrated', name => {
  const text = readFileSync(`${source}/${name}`, 'utf8')
  const forms = text.split(/<form\b/).slice(1)
  // A form that does not say gets: what was typed into it would be put into the address, and the address's own query lost.
  for (const form of forms) expect(form.slice(0, form.indexOf('\n', 300))).toMatch(/\smethod="(get|post)"/)
})
