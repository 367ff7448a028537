/** What one review says of a change: made by Node, shown by the page, read again by `decide`. */

export type StoryKind = 'added' | 'gone' | 'different'

export type Theme = 'light' | 'dark'

/** A picture beside the page. */
export interface PictureFile {
  /** Its path from the page's folder. */
  readonly file: string
  readonly width: number
  readonly height: number
  /** Of the bytes, as hexadecimal digits: what an accepted picture is recognised by. */
  readonly sha256: string
}

export interface PictureChange {
  /** As the accepted picture is called, without `.webp`: "actions-button--primary.dark". */
  readonly name: string
  /** CSS pixels of the frame. */
  readonly width: number
  readonly theme: Theme
  /** Whether it is the sheet of its component in every mode. */
  readonly isSheet: boolean
  readonly before?: PictureFile
  readonly after?: PictureFile
  /** What differs, painted red; only where there are both. */
  readonly difference?: PictureFile
  /** "97 of 20000 pixels differ; 12 may" */
  readonly reason?: string
  /** Whether the working tree holds the new picture already; else only a run of the stories has seen it. */
  readonly taken: boolean
}

export interface StoryChange {
  readonly id: string
  readonly kind: StoryKind
  /** "Actions/Button" */
  readonly title: string
  /** "Primary" */
  readonly name: string
  /** The file of its stories, from the root. */
  readonly file?: string
  /** Those of its pictures that changed; none for a story that has no pictures. */
  readonly pictures: readonly PictureChange[]
  /** Changed files that the story reads. */
  readonly reasons: readonly string[]
}

export interface TokenChange {
  /** "color.accentText", as components name it. */
  readonly token: string
  /** Both themes, where it is the same for both. */
  readonly theme: Theme | 'both'
  /** As CSS; undefined for one that was added. */
  readonly before?: string
  /** As CSS; undefined for one that is gone. */
  readonly after?: string
  /** Components of the design system and modules of the shop that read it. */
  readonly users: readonly string[]
}

/** What axe says of a story by one of its rules. */
export interface Finding {
  readonly rule: string
  /** What the rule asks for, in axe's words. */
  readonly help: string
  /** A violation, or something that axe leaves for a person to decide. */
  readonly kind: 'violation' | 'incomplete'
  /** How many elements. */
  readonly count: number
}

export interface AccessibilityChange {
  readonly storyId: string
  readonly rule: string
  readonly help: string
  readonly kind: Finding['kind']
  /** Elements before and after; 0 for none. */
  readonly before: number
  readonly after: number
}

/** Bytes, minified and compressed (gzip -9), of a component alone. */
export interface Weight {
  /** What comes with the component. */
  readonly atOnce: number
  /** What it fetches when it needs it. */
  readonly later: number
}

export interface SizeChange {
  readonly component: string
  readonly before?: Weight
  readonly after?: Weight
}

/** A module of the package that its users reach, and whose declarations read otherwise. */
export interface DeclarationChange {
  /** "components/Badge/Badge" */
  readonly module: string
  readonly isNew: boolean
  /** The lines of the difference, each with a sign before it; of a new module all. */
  readonly lines: readonly string[]
}

export interface ApiChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly declarations: readonly DeclarationChange[]
}

export interface TouchedPage {
  /** The page's module: "CartPage". */
  readonly page: string
  /** What of it changed: modules of the shop, components, tokens; the nearest first. */
  readonly through: readonly string[]
}

/** A story whose play failed, or that could not be drawn, in the run for this review. */
export interface FailedStory {
  readonly storyId: string
  readonly side: 'before' | 'after'
  readonly message: string
}

export interface Review {
  readonly base: { readonly name: string; readonly commit: string; readonly subject: string }
  readonly head: { readonly name: string; readonly commit: string; readonly uncommitted: number }
  readonly changedFiles: readonly string[]
  readonly stories: readonly StoryChange[]
  readonly tokens: readonly TokenChange[]
  readonly accessibility: readonly AccessibilityChange[]
  /** In so many stories accessibility was compared: those that ran on both sides. */
  readonly comparedByAxe: number
  readonly sizes: readonly SizeChange[]
  readonly api: ApiChange
  readonly pages: readonly TouchedPage[]
  readonly failed: readonly FailedStory[]
  /** What was compared and what was not, each in a sentence. */
  readonly notes: readonly string[]
}
