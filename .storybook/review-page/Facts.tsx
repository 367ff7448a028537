import { useState, type ReactNode } from 'react'
import { Button } from '../../design-system/src/components/Button/Button.tsx'
import { Cluster } from '../../design-system/src/components/Cluster/Cluster.tsx'
import { Heading } from '../../design-system/src/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/src/components/Stack/Stack.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../design-system/src/components/Table/Table.tsx'
import { Text } from '../../design-system/src/components/Text/Text.tsx'
import { saidOfNoChange } from '../review/accessibility.ts'
import type { AccessibilityChange, Review, SizeChange, TokenChange, Weight } from '../review/model.ts'
import { Line, Lines, Sample } from './ReviewPage.styles.ts'

interface FactProps {
  id: string
  title: string
  /** Said in place of the content when there is none. */
  none: string
  children: ReactNode
}

function Fact({ id, title, none, children }: FactProps) {
  return (
    <Stack as="section" gap={4} id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{title}</Heading>
      {children || <Text>{none}</Text>}
    </Stack>
  )
}

interface RowsProps {
  caption: string
  columns: readonly { name: string; numeric?: boolean }[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** More rows than this hide what stands below them. */
const fewRows = 20

/** The first cell is what one looks a row up by. */
function Rows({ caption, columns, rows }: RowsProps) {
  const [all, setAll] = useState(rows.length <= fewRows)
  return (
    <Stack gap={4}>
      <RowsOfTable caption={caption} columns={columns} rows={all ? rows : rows.slice(0, fewRows)} />
      {!all && (
        <Cluster>
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            Show all {rows.length}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

function RowsOfTable({ caption, columns, rows }: RowsProps) {
  return (
    <Table caption={caption} stacked>
      <TableHead>
        {columns.map(({ name, numeric }) => (
          <TableHeader key={name} numeric={numeric}>
            {name}
          </TableHeader>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {columns.map(({ name, numeric }, index) => (
              <TableCell
                key={name}
                numeric={numeric}
                strong={index === 0}
                stack={index === 0 ? 'title' : 'line'}
                stackLabel={index === 0 ? undefined : name}
              >
                {cells[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const none = '–'

function TokenValue({ token, css }: { token: string; css: string | undefined }) {
  if (css === undefined) return none
  return (
    <>
      {token.startsWith('color.') && <Sample style={{ background: css }} />}
      {css}
    </>
  )
}

const tokenRow = ({ token, theme, before, after, users }: TokenChange) => ({
  key: `${token} ${theme}`,
  cells: [
    token,
    theme === 'both' ? 'Both themes' : theme === 'dark' ? 'Dark' : 'Light',
    <TokenValue token={token} css={before} key="before" />,
    <TokenValue token={token} css={after} key="after" />,
    users.join(', ') || 'Nothing',
  ],
})

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const weightOf = (weight: Weight | undefined) => {
  if (!weight) return none
  return weight.later > 0
    ? `${kilobytes(weight.atOnce)} + ${kilobytes(weight.later)} later`
    : kilobytes(weight.atOnce)
}

/** "+1.2", "−0.4" */
const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${(Math.abs(bytes) / 1000).toFixed(2)}`

const total = (weight: Weight | undefined) => (weight?.atOnce ?? 0) + (weight?.later ?? 0)

const sizeRow = ({ component, before, after }: SizeChange) => ({
  key: component,
  cells: [component, weightOf(before), weightOf(after), signed(total(after) - total(before))],
})

const accessibilityRow = ({ storyId, rule, help, kind, before, after }: AccessibilityChange) => ({
  key: `${storyId} ${rule} ${kind}`,
  cells: [
    storyId,
    kind === 'violation' ? 'Violation' : 'To be looked at, or chance',
    `${help} (${rule})`,
    before,
    after,
  ],
})

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Text>
      <strong>{title}</strong>: {names.join(', ')}
    </Text>
  )
}

/** The parts of the page below the stories, and whether there is anything in them. */
export const facts = [
  { id: 'tokens', title: 'Tokens', count: ({ tokens }: Review) => tokens.length },
  { id: 'accessibility', title: 'Accessibility', count: ({ accessibility }: Review) => accessibility.length },
  { id: 'sizes', title: 'Sizes', count: ({ sizes }: Review) => sizes.length },
  {
    id: 'api',
    title: 'Public API',
    count: ({ api }: Review) => api.added.length + api.removed.length + api.declarations.length,
  },
  { id: 'pages', title: 'Pages of the shop', count: ({ pages }: Review) => pages.length },
] as const

/** Everything that changed and is not a story. */
export function Facts({ review }: { review: Review }) {
  const { tokens, accessibility, sizes, api, pages } = review
  const anyApi = api.added.length + api.removed.length + api.declarations.length > 0
  return (
    <>
      <Fact id="tokens" title="Tokens" none="No token has another value.">
        {tokens.length > 0 && (
          <Rows
            caption="Tokens that changed"
            columns={[
              { name: 'Token' },
              { name: 'Theme' },
              { name: 'Before' },
              { name: 'After' },
              { name: 'Used by' },
            ]}
            rows={tokens.map(tokenRow)}
          />
        )}
      </Fact>
      <Fact id="accessibility" title="Accessibility" none={saidOfNoChange(review.comparedByAxe)}>
        {accessibility.length > 0 && (
          <Rows
            caption="What axe finds otherwise"
            columns={[
              { name: 'Story' },
              { name: 'Kind' },
              { name: 'Rule' },
              { name: 'Elements before', numeric: true },
              { name: 'After', numeric: true },
            ]}
            rows={accessibility.map(accessibilityRow)}
          />
        )}
      </Fact>
      <Fact id="sizes" title="Sizes" none="No component weighs 0.1 kB more or less.">
        {sizes.length > 0 && (
          <Rows
            caption="What components weigh alone, in kilobytes (gzip)"
            columns={[
              { name: 'Component' },
              { name: 'kB before', numeric: true },
              { name: 'kB after', numeric: true },
              { name: 'Difference', numeric: true },
            ]}
            rows={sizes.map(sizeRow)}
          />
        )}
      </Fact>
      <Fact id="api" title="Public API" none="The package gives the same names with the same declarations.">
        {anyApi && (
          <Stack gap={4}>
            <Names title="Added" names={api.added} />
            <Names title="Removed" names={api.removed} />
            {api.declarations.map(({ module, isNew, lines }) => (
              <Stack gap={2} key={module}>
                <Heading as="h3">{isNew ? `${module}, new` : module}</Heading>
                <Lines tabIndex={0} role="region" aria-label={`Declarations of ${module}`}>
                  {lines.map((line, index) => (
                    // Lines repeat: their place is what tells them apart.
                    // oxlint-disable-next-line react/no-array-index-key -- they never move
                    <Line data-sign={line.slice(0, 1)} key={index}>
                      {line}
                    </Line>
                  ))}
                </Lines>
              </Stack>
            ))}
          </Stack>
        )}
      </Fact>
      <Fact id="pages" title="Pages of the shop" none="No page reads anything that changed.">
        {pages.length > 0 && (
          <Rows
            caption="Pages that read something that changed, the most directly first"
            columns={[{ name: 'Page' }, { name: 'Through' }]}
            rows={pages.map(({ page, through }) => ({
              key: page,
              cells: [page, through.join(', ')],
            }))}
          />
        )}
      </Fact>
    </>
  )
}
