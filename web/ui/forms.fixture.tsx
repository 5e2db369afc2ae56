import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm, useWatch } from 'react-hook-form'
import { IntlProvider } from 'use-intl/react'
import { es } from '#web/i18n/es.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Checkbox, Select, TextArea, TextField } from './field.tsx'
import { LoadFailure } from './states.tsx'
import { Stepper } from './stepper.tsx'
import { useSteps } from './steps.ts'
import './styles.css'
import { notify, Toasts } from './toast.tsx'

/** A form in two steps, a dialog and toasts, mounted by the browser test and by nothing else. */
function Fixture({ look }: { look: 'tabs' | 'progress' }) {
  const form = useForm({ defaultValues: { name: '', age: '', city: '', about: '', agreed: false } })
  const values = useWatch({ control: form.control })
  const steps = useSteps(form, [
    { key: 'person', title: 'Tú', fields: ['name', 'age'] },
    { key: 'place', title: 'Lugar', fields: ['city', 'about', 'agreed'] },
  ])
  const [sent, send] = useState('')
  const [asking, ask] = useState(false)
  const [done, finish] = useState('')
  return (
    <main>
      <h1>Prueba</h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void steps.complete().then((fine) => fine && send(JSON.stringify(form.getValues())))
        }}
      >
        <Stepper steps={steps} look={look} label="Pasos">
          {steps.current === 0 ? (
            <>
              <TextField
                form={form}
                name="name"
                label="Nombre"
                hint="Como te llaman"
                rules={{ required: 'Escribe tu nombre.' }}
              />
              <TextField
                form={form}
                name="age"
                label="Edad"
                rules={{ min: 18, required: true }}
                inputMode="numeric"
              />
            </>
          ) : (
            <>
              <Select form={form} name="city" label="Ciudad">
                <option value="">Elige</option>
                <option value="gdl">Guadalajara</option>
              </Select>
              <TextArea form={form} name="about" label="Sobre ti" />
              <Checkbox form={form} name="agreed" label="Acepto" />
            </>
          )}
        </Stepper>
        <Button onClick={() => void steps.go(1)}>Continuar</Button>
        <Button type="submit">Enviar</Button>
      </form>
      <output id="values">{JSON.stringify(values)}</output>
      <output id="sent">{sent}</output>
      <Button onClick={() => ask(true)}>Borrar</Button>
      <Dialog
        open={asking}
        onOpenChange={ask}
        title="¿Borrar?"
        description="No se puede deshacer."
        actions={<Button kind="danger">Sí, borrar</Button>}
      />
      <Button
        onClick={() =>
          notify({ text: 'Guardado', action: { label: 'Deshacer', run: () => finish('undone') } })
        }
      >
        Avisar
      </Button>
      <output id="done">{done}</output>
      <LoadFailure message="Error al obtener las ciudades" onRetry={() => finish('again')} />
      <Toasts />
    </main>
  )
}

const root = document.getElementById('root')
const look = location.search === '?tabs' ? 'tabs' : 'progress'
if (root) {
  createRoot(root).render(
    <IntlProvider locale="es" messages={es} timeZone="UTC">
      <Fixture look={look} />
    </IntlProvider>,
  )
}
