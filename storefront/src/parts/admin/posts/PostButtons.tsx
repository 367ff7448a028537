import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import type { AdminPost } from '@shruti/server/contract'

interface PostButtonsProps {
  /** What the post is now; null while it is not saved yet. */
  state: AdminPost['state'] | null
  /** Its time is still to come. */
  isLater: boolean
  isDirty: boolean
  saving: boolean
  onSave: (status: AdminPost['status']) => void
  onDiscard: () => void
}

/** What can become of a post as it is now. */
export function PostButtons({ state, isLater, isDirty, saving, onSave, onDiscard }: PostButtonsProps) {
  const isOnItsWay = state === 'published' || state === 'scheduled'
  return (
    <Cluster gap={3}>
      {isOnItsWay ? (
        <>
          <Button loading={saving} onClick={() => onSave('published')}>
            Save
          </Button>
          <Button variant="secondary" disabled={saving} onClick={() => onSave('unpublished')}>
            {state === 'scheduled' ? 'Do not publish' : 'Unpublish'}
          </Button>
        </>
      ) : (
        <>
          <Button loading={saving} onClick={() => onSave('published')}>
            {isLater ? 'Schedule' : 'Publish'}
          </Button>
          <Button
            variant="secondary"
            disabled={saving}
            onClick={() => onSave(state === 'unpublished' ? 'unpublished' : 'draft')}
          >
            {state === 'unpublished' ? 'Save' : 'Save draft'}
          </Button>
        </>
      )}
      {isDirty && (
        <Button variant="quiet" disabled={saving} onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </Cluster>
  )
}
