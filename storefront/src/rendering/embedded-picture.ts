/** The bytes of a file by its address; undefined when there is none. */
export type ReadFile = (address: string) => Promise<Uint8Array | undefined>

/** As `Picture` of the design system prints it. */
const embeddableSource = /<source data-embeddable="" media="([^"]+)" type="([^"]+)" srcSet="([^"]+)"[^>]*>/

/** A phone shows such pictures 150 to 230 CSS pixels wide, at two to three device pixels each. */
const wantedWidth = 600

/**
 * Of what a connection carries in its first two flights of packets, 43.8 kB, a page takes some 30 itself. A picture that is larger
 * would have the page come in three.
 */
const largestBytes = 13_000

interface Candidate {
  readonly address: string
  /** In pixels. */
  readonly width: number
}

function candidatesOf(srcSet: string): readonly Candidate[] {
  return [...srcSet.matchAll(/([^\s,]+) (\d+)w/g)].map(([, address = '', width]) => ({
    address,
    width: Number(width),
  }))
}

/** The narrowest that is wide enough, or the widest. */
function chosenOf(srcSet: string): Candidate | undefined {
  const widestLast = candidatesOf(srcSet).toSorted((a, b) => a.width - b.width)
  return widestLast.find(({ width }) => width >= wantedWidth) ?? widestLast.at(-1)
}

/**
 * Puts the file of a page's largest picture into its document for phones, where it has asked for that, and leaves the preload to the
 * other screens. The browser takes the element over as it stands: React compares no attributes when it hydrates.
 * @param html as React printed it, head and page
 * @returns the same where there is no such picture, or no file, or too large a one
 */
export async function embedPicture(html: string, readFile: ReadFile): Promise<string> {
  const [source, media, type, srcSet = ''] = embeddableSource.exec(html) ?? []
  const chosen = chosenOf(srcSet)
  if (source === undefined || !chosen) return html
  const file = await readFile(chosen.address)
  if (!file || file.length > largestBytes) return html
  const data = `data:${type};base64,${Buffer.from(file).toString('base64')} ${chosen.width}w`
  return html
    .replace(source, source.replace(srcSet, data))
    .replace(`imageSrcSet="${srcSet}"`, preloaded => `${preloaded} media="not all and ${media}"`)
}
