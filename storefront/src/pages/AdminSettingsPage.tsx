import { AccountGate } from '../parts/account/AccountGate.tsx'
import { chatSection } from '../parts/admin/settings/chat-section.ts'
import {
  identitySection,
  moneySection,
  numberingSection,
  taxSection,
  securitySection,
} from '../parts/admin/settings/sections.ts'
import { SettingsForm } from '../parts/admin/settings/SettingsForm.tsx'
import { useSettingsTabs } from '../parts/admin/settings/use-settings-tabs.ts'
import { adminPaths } from '../admin-paths.ts'
import { SettingsPage, settingsLoader } from '../parts/admin/settings/SettingsPage.tsx'

export const loader = settingsLoader

/** Who the shop is, what its prices are shown in, and what it demands of its administrators [ADM-7][AUTH-10]. */
export default function AdminSettingsPage() {
  const tabs = useSettingsTabs()
  return (
    <SettingsPage title="Settings" tabs={{ tabs, currentTab: adminPaths.settings }}>
      {settings => (
        <>
          <SettingsForm definition={identitySection} settings={settings} />
          <SettingsForm definition={chatSection} settings={settings} />
          <SettingsForm definition={moneySection} settings={settings} />
          <SettingsForm definition={taxSection} settings={settings} />
          <SettingsForm definition={numberingSection} settings={settings} />
          <AccountGate>
            <SettingsForm definition={securitySection} settings={settings} />
          </AccountGate>
        </>
      )}
    </SettingsPage>
  )
}
