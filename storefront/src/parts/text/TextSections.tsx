import { Fragment } from 'react'
import type { TextSection } from '../../content/text-page.ts'

/** Headings with paragraphs and lists, for a `Prose` to set. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, paragraphs = [], list = [] }) => (
    <Fragment key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Fragment>
  ))
}
