import type { ComponentPropsWithRef } from 'react'
import { formatDateTime } from '../../format/dates.ts'
import { Ltr } from '../../foundations/Ltr.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { RuledList } from '../RuledList/RuledList.tsx'
import { SettingRow } from '../SettingRow/SettingRow.tsx'
import { t } from '../../texts/t.ts'

export interface Device {
  id: string
  /** What it is called: "Chrome on Android". */
  device: string
  /** Network address, its end hidden. */
  address: string
  /** ISO 8601. */
  lastSeenAt: string
  /** The one that shows this list. */
  current: boolean
}

export interface DeviceListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  devices: readonly Device[]
  /** Signs one out; the one that shows the list is signed out with "Logout" instead. */
  onSignOut: (id: string) => void
  /** Id of the device that is being signed out. */
  signingOutId?: string | undefined
}

/** Where somebody is signed in: what, from where, when it was last seen, and a button that ends it (AUTH-8). */
export function DeviceList({ devices, onSignOut, signingOutId, ...rest }: DeviceListProps) {
  return (
    <RuledList {...rest}>
      {devices.map(({ id, device, address, lastSeenAt, current }) => (
        <li key={id}>
          <SettingRow
            term={device}
            mark={current && <Badge tone="success">{t('This device')}</Badge>}
            action={
              !current && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('Sign out {device}, {address}', { device, address })}
                  loading={signingOutId === id}
                  onClick={() => onSignOut(id)}
                >
                  {t('Sign out')}
                </Button>
              )
            }
          >
            <span>
              <Ltr>{address}</Ltr>
              {t(', last seen')} <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt)}</time>
            </span>
          </SettingRow>
        </li>
      ))}
    </RuledList>
  )
}
