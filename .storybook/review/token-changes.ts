import type { OwnFacts } from './stories.ts'
import type { TokenChange } from './model.ts'

type Values = OwnFacts['tokens']

const keyOf = ({ token, theme }: Values[number]) => `${token} ${theme}`

/**
 * Tokens whose value differs between two trees, with who reads them.
 * @param usersOf who reads a token, after the change; before it, for one that is gone
 */
export function tokenChanges(
  before: Values,
  after: Values,
  usersOf: (token: string) => readonly string[],
): readonly TokenChange[] {
  const old = new Map(before.map(value => [keyOf(value), value]))
  const fresh = new Map(after.map(value => [keyOf(value), value]))
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key): readonly TokenChange[] => {
    const [was, is] = [old.get(key), fresh.get(key)]
    const either = is ?? was
    if (either === undefined || was?.css === is?.css) return []
    return [
      {
        token: either.token,
        theme: either.theme,
        ...(was && { before: was.css }),
        ...(is && { after: is.css }),
        users: usersOf(either.token),
      },
    ]
  })
}
