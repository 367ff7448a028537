import type { User } from '@shruti/server/contract'

/** What every form that signs in calls back with. */
export interface SignInFormProps {
  onSignedIn: (user: User) => void
  /** What was entered is right, and a code of an authenticator app has to follow. */
  onSecondFactor: () => void
  /** Where a forgotten password is replaced [AUTH-7]; none where leaving would lose what is filled in. */
  resetHref?: string | undefined
}
