/** How many passwords of the allowed length are refused outright, by rank (architecture, "Sessions and sign-in"). */
const refusedPasswords = 5_000
/** How many of the commonest passwords are refused with something short added at the end too. */
const refusedStems = 1_000
const minimumLength = 8
const minimumStemLength = 4

/** Names of this shop, which who guesses at its accounts tries first (ASVS 6.2.11). */
const shopStems = 'shruti komal shuddha tivra earbuds'

/** Common in India, and missing from lists that were made of breaches elsewhere. */
const indianStems = `
india indian bharat jaihind hindustan mumbai delhi bangalore bengaluru chennai kolkata hyderabad kerala punjab
cricket sachin dhoni virat viratkohli kohli rohit bollywood salman shahrukh deepika rajinikanth ganesh ganesha krishna
harekrishna radhakrishna radheradhe shiva omnamahshivaya omsairam sairam saibaba jaimatadi jaishreeram jaishriram
sitaram hanuman durga lakshmi saraswati waheguru bismillah rahul rajesh suresh ramesh deepak sanjay vijay pooja priya
iloveindia
`

interface CommonPasswords {
  /** In lower case, of at least 8 characters. */
  readonly whole: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

let commonPasswords: Promise<CommonPasswords> | undefined

/** Loaded at the first registration: the list is large, and the mocks' bundle splits it off. */
async function loadCommonPasswords(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byRank = dictionary['passwords-common']
  return {
    whole: new Set(byRank.filter(password => password.length >= minimumLength).slice(0, refusedPasswords)),
    stems: new Set(
      [...byRank.slice(0, refusedStems), ...`${shopStems} ${indianStems}`.split(/\s+/)].filter(
        stem => stem.length >= minimumStemLength,
      ),
    ),
  }
}

/**
 * Whether a password is one that guessing programs try first (NIST SP 800-63B, 5.1.1.2): one of the 5,000 most common
 * in any case; a very common one with up to six digits or signs at its end; one character or a short run over and
 * over; a run along the alphabet, the digits or a row of the keyboard; or the account's own name.
 */
export async function isCommonPassword(password: string, ownNames: readonly string[] = []): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords()
  const { whole, stems } = await commonPasswords
  const plain = password.toLowerCase()
  return (
    whole.has(plain) ||
    stems.has(plain.replace(/[\d\W_]{1,6}$/, '')) ||
    isRepetition(plain) ||
    isRun(plain) ||
    ownNames.some(name => isOwnName(plain, name.toLowerCase()))
  )
}

/** "aaaaaaaa", "abababab", "12341234". */
function isRepetition(password: string): boolean {
  for (let length = 1; length <= Math.min(4, password.length / 2); length += 1) {
    const unit = password.slice(0, length)
    if (unit.repeat(Math.ceil(password.length / length)).startsWith(password)) return true
  }
  return false
}

const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Neighbours in the alphabet, the digits or on a row of the keyboard, from end to end in either direction. */
function isRun(password: string): boolean {
  const reversed = Array.from(password).toReversed().join('')
  return runs.some(run => {
    const twice = run + run
    return twice.includes(password) || twice.includes(reversed)
  })
}

/** The user name, the email or its part before the @, alone or with digits and signs after it. */
function isOwnName(password: string, name: string): boolean {
  const local = name.split('@')[0] ?? ''
  if (local.length < minimumStemLength) return false
  return password === name || password === local || password.replace(/[\d\W_]+$/, '') === local
}
