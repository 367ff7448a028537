import { privacyPolicy } from '../content/policies.ts'
import { Officer } from '../parts/contact/Officer.tsx'
import { TextPageView } from '../parts/text/TextPageView.tsx'
import { useSettings } from '../queries/shop.ts'
import { t } from '../language/t.ts'

export default function PrivacyPolicyPage() {
  const officer = useSettings()?.store.dataProtectionOfficer
  return (
    <TextPageView content={privacyPolicy()}>
      {officer && (
        <Officer
          id="data-protection"
          title={t('Questions about your data')}
          promise={t('For questions about your personal data, and to see, correct or delete it, write to:')}
          officer={officer}
        />
      )}
    </TextPageView>
  )
}
