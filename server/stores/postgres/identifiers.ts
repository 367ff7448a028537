/** A name as SQL takes it, whatever is in it. */
export const escapeIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`
