/** "Ananya Iyer" gives "AI", "ananya@example.in" gives "A", nothing gives nothing. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}
