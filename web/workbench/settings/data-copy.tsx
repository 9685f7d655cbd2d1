import { saveFile } from '#web/client/files.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'

const fileName = 'quayside-my-data.json'

export function DataCopy() {
  const { t } = useTranslation('settings')
  const { send, refusal, isSending } = useCallMutation('GET /api/identity/myData', {
    onDone: (file) => {
      saveFile(file, fileName)
      showToast('info', t('data.done'))
    },
  })
  return (
    <Panel title={t('data.title')} lead={t('data.text')}>
      <RefusalMessage refusal={refusal} />
      <div>
        <Button isPending={isSending} onClick={() => void send({})}>
          {t('data.button')}
        </Button>
      </div>
    </Panel>
  )
}
