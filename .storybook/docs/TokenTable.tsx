import { useState } from 'react'
import { styled } from 'styled-components'
import { tokenUsers } from 'virtual:tokens-in-use'
import { Button } from '../../design-system/src/components/Button/Button.tsx'
import { Cluster } from '../../design-system/src/components/Cluster/Cluster.tsx'
import { Select } from '../../design-system/src/components/Select/Select.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../design-system/src/components/Table/Table.tsx'
import { TextField } from '../../design-system/src/components/TextField/TextField.tsx'
import { designTokenFiles, tokensIn, type DesignToken } from '../../design-system/scripts/design-tokens.ts'
import { color, media, space, type } from '../../design-system/src/tokens/index.ts'
import { pixelRange } from './DocsParts.tsx'

const Tools = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  ${media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

const Swatch = styled.svg`
  display: inline-block;
  inline-size: 20px;
  block-size: 20px;
  margin-inline-end: ${space[2]};
  vertical-align: -5px;
`

const Users = styled.span`
  color: ${color.textMuted};
  ${type.micro}
`

const {
  'base.tokens.json': base,
  'light.tokens.json': inLight,
  'dark.tokens.json': inDark,
} = designTokenFiles

const ofDark = new Map(tokensIn(inDark))

const rows = [...tokensIn(inLight), ...tokensIn(base)].map(([path, token]) => ({
  path,
  light: token,
  dark: ofDark.get(path),
  users: tokenUsers[token.$extensions['in.shruti'].typescript] ?? [],
}))

type Row = (typeof rows)[number]

const forms = {
  typescript: { label: 'TypeScript', of: ({ light }: Row) => light.$extensions['in.shruti'].typescript },
  css: {
    label: 'CSS',
    of: ({ light }: Row) => {
      const { css } = light.$extensions['in.shruti']
      return css === undefined ? valueOf(light) : `var(${css})`
    },
  },
  json: { label: 'JSON', of: ({ light }: Row) => JSON.stringify(light, null, 2) },
} as const

const lengthOf = ({ value, unit }: { readonly value: number; readonly unit: string }) => `${value}${unit}`

/** A token's value as people write it. */
function valueOf({ $type, $value, $extensions }: DesignToken): string {
  const { fluid } = $extensions['in.shruti']
  switch ($type) {
    case 'color': {
      const { hex, alpha } = $value as { hex: string; alpha: number }
      return alpha === 1 ? hex : `${hex}, ${Math.round(alpha * 100)} %`
    }
    case 'dimension':
    case 'duration':
      return fluid === undefined ? lengthOf($value as { value: number; unit: string }) : pixelRange(fluid)
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`
    case 'typography': {
      const { fontSize, fontWeight, lineHeight } = $value as {
        fontSize: { value: number; unit: string }
        fontWeight: number
        lineHeight: number
      }
      return `${fontWeight}, ${lengthOf(fontSize)} / ${lineHeight}`
    }
    case 'shadow':
      return `${($value as unknown[]).length} layers`
    default:
      return String($value)
  }
}

const colourOf = ({ $type, $value }: DesignToken) => {
  if ($type !== 'color') return undefined
  const { hex, alpha } = $value as { hex: string; alpha: number }
  return { fill: hex, fillOpacity: alpha }
}

function Value({ token }: { token: DesignToken }) {
  const colour = colourOf(token)
  return (
    <>
      {colour && (
        <Swatch aria-hidden="true">
          <rect width="100%" height="100%" {...colour} stroke={color.borderControl} />
        </Swatch>
      )}
      {valueOf(token)}
    </>
  )
}

/** The first users, and how many more there are. */
function usersInWords(users: readonly string[]): string {
  if (users.length === 0) return 'Nothing of the shop yet'
  const [few, rest] = [users.slice(0, 4), users.length - 4]
  return rest > 0 ? `${few.join(', ')} and ${rest} more` : few.join(', ')
}

/** Every token: found by its name or by what reads it, and copied as TypeScript, CSS or JSON. */
export function TokenTable() {
  const [term, setTerm] = useState('')
  const [form, setForm] = useState<keyof typeof forms>('typescript')
  const [copied, setCopied] = useState<string>()
  const wanted = term.trim().toLowerCase()
  const found = rows.filter(({ path, light, users }) =>
    [path, light.$extensions['in.shruti'].css ?? '', ...users].some(text =>
      text.toLowerCase().includes(wanted),
    ),
  )
  const copy = (row: Row) =>
    navigator.clipboard.writeText(forms[form].of(row)).then(
      () => setCopied(row.path),
      () => setCopied(undefined),
    )
  return (
    <div className="sb-unstyled">
      <Tools>
        <TextField
          type="search"
          label="Find a token"
          hint="By its name, its custom property, or what reads it"
          value={term}
          onChange={event => setTerm(event.currentTarget.value)}
        />
        <Select
          label="Copy as"
          value={form}
          onChange={event => {
            setForm(event.currentTarget.value as keyof typeof forms)
            setCopied(undefined)
          }}
        >
          {Object.entries(forms).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Tools>
      <p role="status">
        {copied === undefined
          ? `${found.length} ${found.length === 1 ? 'token' : 'tokens'}`
          : `${copied} copied`}
      </p>
      <Table caption="Tokens" stacked>
        <TableHead>
          <TableHeader>Token</TableHeader>
          <TableHeader>Light</TableHeader>
          <TableHeader>Dark</TableHeader>
          <TableHeader>Read by</TableHeader>
          <TableHeader>Copy</TableHeader>
        </TableHead>
        <TableBody>
          {found.map(row => (
            <TableRow key={row.path}>
              <TableCell strong stack="title">
                {row.light.$extensions['in.shruti'].typescript}
              </TableCell>
              <TableCell stackLabel="Light">
                <Value token={row.light} />
              </TableCell>
              <TableCell stackLabel="Dark">{row.dark ? <Value token={row.dark} /> : 'The same'}</TableCell>
              <TableCell stackLabel="Read by">
                <Users>{usersInWords(row.users)}</Users>
              </TableCell>
              <TableCell>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Copy ${row.path} as ${forms[form].label}`}
                  onClick={() => void copy(row)}
                >
                  {copied === row.path ? 'Copied' : 'Copy'}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

/** The files for design tools, to download. */
export function TokenFiles() {
  return (
    <div className="sb-unstyled">
      <Cluster gap={3}>
        {Object.entries(designTokenFiles).map(([name, tokens]) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(tokens, null, 2))}`}
            download={name}
          >
            {name}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}
