import { Switch } from '../Switch/Switch.tsx'

export interface SingleKeysSwitchProps {
  singleKeys: boolean
  onChange: (singleKeys: boolean) => void
}

/** Switches the keys of a single character on or off: in the list of keys, and where it is found without them. */
export function SingleKeysSwitch({ singleKeys, onChange }: SingleKeysSwitchProps) {
  return (
    <Switch
      label="Keys of a single character"
      hint="J, K, C, / and ? in tables. The other keys always work."
      checked={singleKeys}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
