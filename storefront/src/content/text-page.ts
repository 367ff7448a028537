/** A page of plain text: what it says and nothing about how it looks. */
export interface TextPageContent {
  readonly title: string
  /** For search results and shared links, 50 to 160 characters. */
  readonly description: string
  /** Address from the root. */
  readonly path: string
  readonly introduction: string
  readonly sections: readonly TextSection[]
}

export interface TextSection {
  readonly heading: string
  readonly paragraphs?: readonly string[]
  readonly list?: readonly string[]
}
