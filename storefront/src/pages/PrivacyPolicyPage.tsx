import { privacyPolicy } from '../content/policies.ts'
import { Officer } from '../parts/contact/Officer.tsx'
import { TextPageView } from '../parts/text/TextPageView.tsx'
import { useSettings } from '../queries/shop.ts'

export default function PrivacyPolicyPage() {
  const officer = useSettings()?.store.dataProtectionOfficer
  return (
    <TextPageView content={privacyPolicy}>
      {officer && (
        <Officer
          id="data-protection"
          title="Questions about your data"
          promise="For questions about your personal data, and to see, correct or delete it, write to:"
          officer={officer}
        />
      )}
    </TextPageView>
  )
}
