import type { Dependencies, DeviceTransport } from '../context.ts'

/**
 * Devices that the shop has seen (OWASP, "Device cookies"). A browser that once signed in to an account is not a
 * stranger to it: what strangers do to the account's limits does not reach it. It proves nothing else and signs
 * nobody in. What the browser holds is sealed, so that nobody can claim to have been seen.
 */
export interface Device {
  readonly id: string
  /** Accounts that were signed in to here, the latest last. */
  readonly accountIds: readonly string[]
}

/** Accounts that a device is remembered for: a household shares one, and the cookie must stay small. */
const rememberedAccounts = 5

type Ports = Pick<Dependencies, 'hasher' | 'ids'>

/** The device that a browser holds, or null when the shop has not seen it. */
export async function readDevice({ hasher }: Ports, transport: DeviceTransport): Promise<Device | null> {
  if (transport.token === null) return null
  const opened = await hasher.unseal(transport.token)
  return isSealedDevice(opened) ? { id: opened.device, accountIds: opened.accounts } : null
}

/** The device that a browser holds; one that holds none becomes one. */
export async function readOrIssueDevice(ports: Ports, transport: DeviceTransport): Promise<Device> {
  const known = await readDevice(ports, transport)
  if (known) return known
  const device = { id: ports.ids.id(), accountIds: [] }
  await issue(ports, transport, device)
  return device
}

/** Remembers that this browser signed in to an account. To be called after the sign-in is stored. */
export async function rememberAccount(
  ports: Ports,
  transport: DeviceTransport,
  accountId: string,
): Promise<void> {
  const device = (await readDevice(ports, transport)) ?? { id: ports.ids.id(), accountIds: [] }
  if (device.accountIds.at(-1) === accountId) return
  const others = device.accountIds.filter(id => id !== accountId)
  await issue(ports, transport, {
    id: device.id,
    accountIds: [...others, accountId].slice(-rememberedAccounts),
  })
}

/** Whether somebody signed in to this account on this device before. */
export function hasSeen(device: Device | null, accountId: string | undefined): device is Device {
  return device !== null && accountId !== undefined && device.accountIds.includes(accountId)
}

async function issue({ hasher }: Ports, transport: DeviceTransport, device: Device): Promise<void> {
  transport.issue(await hasher.seal({ device: device.id, accounts: device.accountIds }))
}

function isSealedDevice(value: unknown): value is { device: string; accounts: string[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'device' in value &&
    typeof value.device === 'string' &&
    'accounts' in value &&
    Array.isArray(value.accounts) &&
    value.accounts.every(account => typeof account === 'string')
  )
}
