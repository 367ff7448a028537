import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Actions, Codes, Root } from './RecoveryCodes.styles.ts'
import { t } from '../../texts/t.ts'

export interface RecoveryCodesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  codes: readonly string[]
  /** Name of the file that "Download" makes. */
  fileName: string
}

/** The codes that stand in for an authenticator app, to copy or to keep as a file. They are shown once (AUTH-10). */
export function RecoveryCodes({ codes, fileName, ...rest }: RecoveryCodesProps) {
  const [copying, setCopying] = useState<'done' | 'failed'>()
  const text = `${codes.join('\n')}\n`
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setCopying('done'),
      () => setCopying('failed'),
    )
  }
  return (
    <Root {...rest}>
      <Codes>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <Button variant="secondary" onClick={copy}>
          {copying === 'done'
            ? t('Copied')
            : copying === 'failed'
              ? t('Select and copy them')
              : t('Copy codes')}
        </Button>
        <Button
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={fileName}
        >
          {t('Download codes')}
        </Button>
      </Actions>
      <VisuallyHidden role="status">{copying === 'done' && t('The codes were copied')}</VisuallyHidden>
    </Root>
  )
}
