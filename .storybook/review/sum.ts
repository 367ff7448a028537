/** "1 file", "41 files" */
export const sum = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`
