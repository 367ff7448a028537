import { NoteBand } from '@shruti/design-system/NoteBand'
import { modelNotes } from '../../content/models.ts'

/** What a model's name means; nothing for a product that is named after no note. */
export default function ModelBand({ slug }: { slug: string }) {
  const model = modelNotes().find(candidate => candidate.slug === slug)
  if (!model) return null
  return (
    <NoteBand note={model.note} title={model.band.title}>
      {model.band.text}
    </NoteBand>
  )
}
