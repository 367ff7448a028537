import * as Primitive from 'radix-ui/tabs'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { usePageDirection } from '../../foundations/read-direction.ts'
import { Count, List, Trigger } from './Tabs.styles.ts'
import { formatCount } from '../../foundations/figure.ts'

export interface TabItem {
  value: string
  label: ReactNode
  /** How many are in it. */
  count?: number
  content: ReactNode
  disabled?: boolean
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'children' | 'dir'> {
  items: readonly TabItem[]
  /** Names the row of tabs. */
  label: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

// Radix writes these two styles itself; in a server's HTML they would be style attributes, which a strict content
// security policy refuses, and nothing here needs them.
const noOutlineStyle = { outline: undefined }
const noDurationStyle = { animationDuration: undefined }

/** Parts of one page of which one shows. Where each part has an address of its own, use links instead. */
export function Tabs({ items, label, value, defaultValue, onValueChange, ...rest }: TabsProps) {
  return (
    <Primitive.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? items[0]?.value) : undefined}
      onValueChange={onValueChange}
      dir={usePageDirection()}
      {...rest}
    >
      <List aria-label={label} style={noOutlineStyle}>
        {items.map(item => (
          <Trigger key={item.value} value={item.value} disabled={item.disabled}>
            {item.label}
            {item.count !== undefined && <Count>{formatCount(item.count)}</Count>}
          </Trigger>
        ))}
      </List>
      {items.map(item => (
        <Primitive.Content key={item.value} value={item.value} asChild>
          <div style={noDurationStyle}>{item.content}</div>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
