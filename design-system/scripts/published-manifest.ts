/** What this workspace's own package.json says, as far as the published one is made from it. */
export interface WorkspaceManifest {
  name: string
  version: string
  description: string
  license: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/** One entry of an exports map: its types, then its module. */
const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` })

/**
 * The package.json that is published. In the workspace the exports point at the sources, so that a change shows
 * at once everywhere; a consumer gets the built files, from the root of the package.
 */
export function publishedManifest(workspace: WorkspaceManifest) {
  return {
    name: workspace.name,
    version: workspace.version,
    description: workspace.description,
    license: workspace.license,
    keywords: ['design-system', 'react', 'components', 'styled-components', 'storefront', 'india'],
    type: 'module',
    sideEffects: ['*.css'],
    bin: { 'shruti-codemod': './codemod.js' },
    exports: {
      '.': entry('index'),
      './package.json': './package.json',
      './tokens': entry('tokens/index'),
      './foundations': entry('foundations/index'),
      './tokens.css': './tokens.css',
      './design-tokens/*': './design-tokens/*',
      './fonts/*': './fonts/*',
      './*': entry('components/*/index'),
    },
    peerDependencies: workspace.peerDependencies,
    // The workspace pins one version to test with; a consumer may share any that is compatible.
    dependencies: Object.fromEntries(
      Object.entries(workspace.dependencies).map(([name, version]) => [name, `^${version}`]),
    ),
  }
}
