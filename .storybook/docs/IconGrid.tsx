import { useState } from 'react'
import { styled } from 'styled-components'
import { icons } from 'virtual:icons-in-use'
import { Icon } from '../../design-system/src/components/Icon/Icon.tsx'
import { TextField } from '../../design-system/src/components/TextField/TextField.tsx'
import { color, space, type } from '../../design-system/src/tokens/index.ts'

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  margin: ${space[5]} 0 0;
  border-block-start: 1px solid ${color.borderHairline};
  padding: 0;
  list-style: none;
`

const Cell = styled.li`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  border-block-end: 1px solid ${color.borderHairline};
  padding: ${space[4]} ${space[3]} ${space[4]} 0;
  color: ${color.textPrimary};
  ${type.small}

  & small {
    color: ${color.textMuted};
    ${type.micro}
  }
`

/** Every icon that is in use, found by its name or by what draws it. */
export function IconGrid() {
  const [term, setTerm] = useState('')
  const wanted = term.trim().toLowerCase()
  const found = icons.filter(({ name, users }) =>
    [name, ...users].some(text => text.toLowerCase().includes(wanted)),
  )
  return (
    <div className="sb-unstyled">
      <TextField
        type="search"
        label="Find an icon"
        hint="By its name, or by the component that draws it"
        value={term}
        onChange={event => setTerm(event.currentTarget.value)}
      />
      <p role="status">{found.length === 1 ? '1 icon' : `${found.length} icons`}</p>
      <Sheet>
        {found.map(({ name, icon, users }) => (
          <Cell key={name}>
            <Icon icon={icon} size={24} />
            <code>{name}</code>
            <small>{users.join(', ')}</small>
          </Cell>
        ))}
      </Sheet>
    </div>
  )
}
