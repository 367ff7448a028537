/** A story in Hindi [BEY-19]. Not on the docs page, which is in one language. */
export const inHindi = { globals: { language: 'hi' }, tags: ['!autodocs'] }

/** As `inHindi`, for what looks as it does in English but for its words. */
export const inHindiUnpictured = { ...inHindi, parameters: { visual: { disable: true } } }
