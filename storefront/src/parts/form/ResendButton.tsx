import { Button } from '@shruti/design-system/Button'
import { useCountdown } from './use-countdown.ts'
import { t } from '../../language/t.ts'

interface ResendButtonProps {
  /** Seconds until another code may be asked for, counted from the first render: give each code a key of its own. */
  afterSeconds: number
  onResend: () => void
}

/** Asks for another code, as soon as the shop sends one. */
export function ResendButton({ afterSeconds, onResend }: ResendButtonProps) {
  const secondsLeft = useCountdown(afterSeconds)
  return (
    <Button variant="quiet" size="small" disabled={secondsLeft > 0} onClick={onResend}>
      {secondsLeft > 0 ? t('Resend OTP in {secondsLeft} s', { secondsLeft }) : t('Resend OTP')}
    </Button>
  )
}
