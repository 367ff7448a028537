import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../../contract/index.ts'
import { allowedMoves, canMove, type OrderActor } from './state-machine.ts'

const actors: readonly OrderActor[] = ['customer', 'administrator', 'system']
const statuses = orderStatuses

/** The whole table, as in `server/docs/api.md`. */
const moves = [
  'pending_payment → placed by system',
  'pending_payment → placed by customer',
  'pending_payment → payment_failed by system',
  'pending_payment → cancelled by customer',
  'pending_payment → cancelled by administrator',
  'pending_payment → cancelled by system',
  'payment_failed → pending_payment by customer',
  'payment_failed → pending_payment by system',
  'payment_failed → placed by customer',
  'payment_failed → cancelled by customer',
  'payment_failed → cancelled by administrator',
  'payment_failed → cancelled by system',
  'placed → confirmed by administrator',
  'placed → cancelled by customer',
  'placed → cancelled by administrator',
  'confirmed → packed by administrator',
  'confirmed → cancelled by customer',
  'confirmed → cancelled by administrator',
  'packed → shipped by administrator',
  'packed → cancelled by customer',
  'packed → cancelled by administrator',
  'shipped → out_for_delivery by administrator',
  'shipped → undelivered by administrator',
  'shipped → delivered by administrator',
  'out_for_delivery → undelivered by administrator',
  'out_for_delivery → delivered by administrator',
  'undelivered → out_for_delivery by administrator',
  'undelivered → returned_to_origin by administrator',
]

describe('the life of an order', () => {
  it('[ORD-1] allows these moves and no other', () => {
    const allowed = statuses.flatMap(from =>
      statuses.flatMap(to =>
        actors.filter(actor => canMove(from, to, actor)).map(actor => `${from} → ${to} by ${actor}`),
      ),
    )
    expect(new Set(allowed)).toEqual(new Set(moves))
    expect(allowed).toHaveLength(moves.length)
  })

  it('[ADM-3] names the next steps in the order of its life', () => {
    expect(allowedMoves('packed', 'administrator')).toEqual(['shipped', 'cancelled'])
    expect(allowedMoves('delivered', 'administrator')).toEqual([])
  })
})
