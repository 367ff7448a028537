import { Link } from '@shruti/design-system/Link'
import { ProductPicture } from '@shruti/design-system/ProductPicture'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { PostBlock, PostSpan } from '@shruti/server/contract'
import { Fragment, type ReactNode } from 'react'
import { RouterLink } from '../../router/RouterLink.tsx'

/** As wide as the text. */
export const pictureSizes = '(min-width: 720px) 640px, 100vw'

/** A post's text, for a `Prose` to set. It is blocks of plain data: nothing of it is HTML. */
export function PostBody({ body }: { body: readonly PostBlock[] }) {
  // A text has no ids: its blocks are told apart by their places.
  return body.map((block, place) => <Block key={place} block={block} />)
}

function Block({ block }: { block: PostBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2>
          <Spans spans={block.spans} />
        </h2>
      ) : (
        <h3>
          <Spans spans={block.spans} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'list':
      return (
        <List ordered={block.ordered}>
          {block.items.map(({ spans, list }, place) => (
            <li key={place}>
              <Spans spans={spans} />
              {list && (
                <List ordered={list.ordered}>
                  {list.items.map((inner, innerPlace) => (
                    <li key={innerPlace}>
                      <Spans spans={inner} />
                    </li>
                  ))}
                </List>
              )}
            </li>
          ))}
        </List>
      )
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((spans, place) => (
            <p key={place}>
              <Spans spans={spans} />
            </p>
          ))}
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{block.value}</code>
        </pre>
      )
    case 'table':
      return (
        <Table caption={block.head.map(textOf).join(', ')}>
          <TableHead>
            {block.head.map((spans, place) => (
              <TableHeader key={place}>
                <Spans spans={spans} />
              </TableHeader>
            ))}
          </TableHead>
          <TableBody>
            {block.rows.map((row, place) => (
              <TableRow key={place}>
                {row.map((spans, cell) => (
                  <TableCell key={cell}>
                    <Spans spans={spans} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )
    case 'picture':
      return (
        <figure>
          <ProductPicture src={block.src} alt={block.alt} sizes={pictureSizes} />
          {block.caption !== '' && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
    case 'rule':
      return <hr />
  }
}

const textOf = (spans: readonly PostSpan[]) => spans.map(({ value }) => value).join('')

function List({ ordered, children }: { ordered: boolean; children: ReactNode }) {
  return ordered ? <ol>{children}</ol> : <ul>{children}</ul>
}

function Spans({ spans }: { spans: readonly PostSpan[] }) {
  return spans.map((span, place) => <Fragment key={place}>{marked(span)}</Fragment>)
}

function marked({ value, code, strong, emphasis, href }: PostSpan): ReactNode {
  const words = value.split('\n').map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ))
  const plain = code ? <code>{words}</code> : words
  const leaning = emphasis ? <em>{plain}</em> : plain
  const heavy = strong ? <strong>{leaning}</strong> : leaning
  if (href === undefined) return heavy
  return (
    <Link href={href} LinkComponent={RouterLink}>
      {heavy}
    </Link>
  )
}
