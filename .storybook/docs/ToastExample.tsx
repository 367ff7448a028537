import { Button } from '../../design-system/src/components/Button/Button.tsx'
import { toast } from '../../design-system/src/components/Toast/toast-queue.ts'
import { Toaster } from '../../design-system/src/components/Toaster/Toaster.tsx'
import { Example } from './DocsParts.tsx'

/** A message is only to be seen when something has failed: here it can be made to. */
export function ToastExample() {
  return (
    <Example>
      <Button
        variant="secondary"
        onClick={() => toast({ title: 'Failed to update cart item', variant: 'destructive' })}
      >
        Let it fail
      </Button>
      <Toaster />
    </Example>
  )
}
