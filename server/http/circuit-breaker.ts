import { MessageRefused, type Clock, type Log, type OtpSender } from '../domain/index.ts'

/** Failures in a row after which a gateway counts as down. */
const failuresUntilOpen = 5
/** How long nobody waits for a gateway that is down, in milliseconds; then one message tries it again. */
const openMs = 30_000

/**
 * Spares shoppers the wait for a gateway that is down: after five failures in a row messages fail at once, for 30
 * seconds; then one of them tries it again, and the others follow when that one has gone out.
 */
export function withCircuitBreaker(sender: OtpSender, { clock, log }: { clock: Clock; log: Log }): OtpSender {
  let failures = 0
  let openUntilMs = 0
  let isTrying = false

  const unlessDown = async (sending: () => Promise<void>) => {
    const isOpen = failures >= failuresUntilOpen
    if (isOpen && (isTrying || clock.now() < openUntilMs)) throw new Error('The message gateway is down')
    isTrying = isOpen
    try {
      await sending()
      if (isOpen) log.info({}, 'The message gateway takes messages again')
      failures = 0
    } catch (error) {
      if (error instanceof MessageRefused) {
        failures = 0
      } else {
        failures += 1
        openUntilMs = clock.now() + openMs
        if (failures === failuresUntilOpen) {
          log.error({ err: error }, 'The message gateway is down: no one-time codes go out')
        }
      }
      throw error
    } finally {
      if (isOpen) isTrying = false
    }
  }
  return {
    send: message => unlessDown(() => sender.send(message)),
    sendNotice: notice => unlessDown(() => sender.sendNotice(notice)),
  }
}
