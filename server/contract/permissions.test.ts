import { expect, test } from 'vitest'
import { adminRoles, permissions, roleHolds, type Permission } from './permissions.ts'

test('[ADM-7] an owner holds every permission', () => {
  expect(permissions.filter(permission => !roleHolds('owner', permission))).toEqual([])
})

test.each<readonly [Permission, readonly string[]]>([
  ['orders.write', ['owner', 'operations']],
  ['refunds.write', ['owner', 'operations']],
  ['catalogue.write', ['owner', 'catalogue']],
  ['inventory.write', ['owner', 'operations', 'catalogue']],
  ['customers.write', ['owner', 'support']],
  ['settings.write', ['owner']],
  ['payments.write', ['owner']],
  ['administrators.write', ['owner']],
  ['integrations.write', ['owner']],
  ['audit.read', ['owner']],
])('[ADM-7] %s is held by %j', (permission, roles) => {
  expect(adminRoles.filter(role => roleHolds(role, permission))).toEqual(roles)
})
