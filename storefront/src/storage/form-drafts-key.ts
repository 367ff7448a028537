/** Of the tab's storage, apart from what reads it: each page can forget what was typed, few can keep it. */
export const formDraftsKey = 'formDrafts'
