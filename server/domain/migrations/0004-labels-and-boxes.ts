import type { EarlierRecord, Migration } from './migration.ts'

/**
 * What lies in the box is a list of its own, an accessory says what it fits, and a label has a generic name and a
 * month. What an earlier version never asked for stays unknown: it shows nowhere, and nothing is made up.
 */
export const labelsAndBoxes: Migration = {
  to: 4,
  name: 'Legal labels, contents of the box and what accessories fit',
  collections: { products: withLabel },
}

const inTheBox = 'In the box: '

function withLabel(record: EarlierRecord) {
  if (record['boxContents'] !== undefined) return record
  const features = (record['features'] ?? []) as readonly string[]
  const box = features.find(feature => feature.startsWith(inTheBox))
  return {
    ...record,
    features: features.filter(feature => feature !== box),
    boxContents: box === undefined ? [] : [sentence(box.slice(inTheBox.length))],
    fits: [],
    legal: { genericName: '', batchMonth: null, dimensions: null, ...(record['legal'] as object) },
  }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
