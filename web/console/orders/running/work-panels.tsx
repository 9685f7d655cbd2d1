import { useState } from 'react'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { may } from '#domain/access/permissions.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { MilestoneTimeline } from '#web/components/orders/running/milestone-timeline.tsx'
import { RunningDetails } from '#web/components/orders/running/running-details.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DetailsForm } from './details-form.tsx'
import { MilestoneForm } from './milestone-form.tsx'
import styles from './running.module.css'

/** The work on an order once it is generated: its details and its milestones, and the forms of operations. */
export function WorkPanels({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation('orderRunning')
  const { number, tab } = order
  const isWaiting = tab === 'to-confirm'
  const query = useCallQuery('GET /api/console/orders/work', isWaiting ? undefined : { query: { number } })
  const [isOpen, setOpen] = useState(false)
  const mayWrite = may(useActor(), 'run-orders')
  if (isWaiting) return null
  return (
    <QueryState query={query} skeleton={{ rows: 4 }}>
      {(work) => (
        <>
          {isOpen && work.isRunning ? (
            <DetailsForm
              order={order}
              work={work}
              onDone={(saved) => {
                query.setData(saved)
                setOpen(false)
              }}
              onClose={() => setOpen(false)}
            />
          ) : (
            <RunningDetails
              order={order}
              work={work}
              actions={
                mayWrite &&
                work.isRunning && (
                  <Button isCompact onClick={() => setOpen(true)}>
                    {t(work.details.version === 0 ? 'form.fillIn' : 'form.change')}
                  </Button>
                )
              }
            />
          )}
          <div className={styles.milestones}>
            <MilestoneTimeline order={order} records={work.milestones} />
            {mayWrite && work.isRunning && <MilestoneForm order={order} work={work} onDone={query.setData} />}
          </div>
        </>
      )}
    </QueryState>
  )
}
