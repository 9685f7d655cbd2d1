import { call } from '#web/client/call.ts'
import { saveFile } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { showToast } from '#web/ui/toast-store.ts'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'

const fileName = 'quayside-my-data.json'

export function DataCopy() {
  const { t } = useTranslation('settings')
  const { refusal, isSending, act } = useAct()
  const copy = () =>
    act(
      () => call('GET /api/identity/myData', {}),
      (bytes) => {
        saveFile(bytes, fileName)
        showToast('info', t('data.done'))
      },
    )
  return (
    <Panel title={t('data.title')} lead={t('data.text')}>
      <Refused refusal={refusal} />
      <div>
        <button className={button.button} type="button" disabled={isSending} onClick={() => void copy()}>
          {t('data.button')}
        </button>
      </div>
    </Panel>
  )
}
