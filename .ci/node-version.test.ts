import { expect, it } from 'vitest'
import { readRepositoryFile } from './repository.ts'

const { engines } = JSON.parse(readRepositoryFile('package.json')) as { engines: { node: string } }
const oldest = /^\^(\d+\.\d+) \|\| >=(\d+\.\d+)$/.exec(engines.node)

it('the oldest versions of Node that work are the same in the manifest, the README and CI', () => {
  const [, first = '', second = ''] = oldest ?? []
  expect(readRepositoryFile('README.md')).toContain(`${first} and ${second} or newer work too`)
  expect(readRepositoryFile('.github/workflows/ci.yml')).toContain(`node: ['', '${first}']`)
  expect(readRepositoryFile('.ci/run')).toContain(`# Needs Node ${first}, or ${second} or newer`)
})

it('.nvmrc names a version of Node that the README names too, and that the manifest allows', () => {
  const used = readRepositoryFile('.nvmrc').trim()
  expect(readRepositoryFile('README.md')).toContain(`You need Node (${used} is what we use`)
  expect(Number(used)).toBeGreaterThan(Number(oldest?.[2]))
})
