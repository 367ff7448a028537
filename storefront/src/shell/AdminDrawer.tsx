import { AdminNav, type AdminNavProps } from '@shruti/design-system/AdminShell'
import { Drawer } from '@shruti/design-system/Drawer'
import { useCloseOnNavigation } from '../router/use-close-on-navigation.ts'

interface AdminDrawerProps {
  nav: AdminNavProps
  isOpen: boolean
  onClose: () => void
}

/** The administration's entries on a phone. */
export default function AdminDrawer({ nav, isOpen, onClose }: AdminDrawerProps) {
  useCloseOnNavigation(onClose)
  return (
    <Drawer open={isOpen} onOpenChange={open => !open && onClose()} side="left" title="Admin">
      <AdminNav {...nav} />
    </Drawer>
  )
}
