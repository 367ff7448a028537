import { productionPackages, type LockedPackage } from './lock-file.ts'
import { readRepositoryFile } from './repository.ts'

/*
 * `npm run sbom`: the packages that the shop may need in production, as CycloneDX 1.5, from the lock file alone. npm's
 * own command leaves out those that the root also needs for development: React, zod and sharp among them.
 */

const { name, version } = JSON.parse(readRepositoryFile('package.json')) as { name: string; version: string }

/** https://github.com/package-url/purl-spec */
const purlOf = (locked: LockedPackage) => `pkg:npm/${locked.name.replace('@', '%40')}@${locked.version}`

/** Subresource integrity is base64; CycloneDX wants hexadecimal. */
function hashOf({ integrity = '' }: LockedPackage): { alg: string; content: string } {
  const [algorithm, digest = ''] = integrity.split('-')
  return {
    alg: algorithm === 'sha512' ? 'SHA-512' : 'SHA-1',
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}

const components = new Map(
  productionPackages.map(locked => [
    purlOf(locked),
    {
      type: 'library',
      'bom-ref': purlOf(locked),
      name: locked.name,
      version: locked.version,
      scope: locked.optional ? 'optional' : 'required',
      purl: purlOf(locked),
      hashes: [hashOf(locked)],
      licenses: [{ expression: locked.license }],
    },
  ]),
)

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: [...components.values()],
}

process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
