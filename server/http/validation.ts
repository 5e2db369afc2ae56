import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import { ruleMessage, type FieldError } from '#contract/problems.ts'
import type { Language } from '#contract/text.ts'

const options = { allErrors: true, verbose: true, useDefaults: true, strictTypes: false } as const

function validator(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ ...options, coerceTypes, keywords: ['allowed'] })
  addFormats.default(ajv)
  return ajv
}

const coercing = validator(true)
const exact = validator(false)

/** Paths and queries are text and become what their schema says; bodies must already be it. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? exact.compile(schema as object) : finite(coercing.compile(schema as object))

/** Ajv makes numbers of "Infinity" and "1e400" and then holds no bound against them; they are no numbers here. */
function finite(validate: ValidateFunction) {
  return (given: Record<string, unknown>) => {
    const error = validate(given) ? [] : (validate.errors ?? [])
    for (const [name, value] of Object.entries(given)) {
      if (Math.abs(Number(value)) === Infinity && typeof value === 'number') error.push(notFinite(name))
    }
    return error.length === 0 ? { value: given } : { error }
  }
}

function notFinite(name: string): ErrorObject {
  return { instancePath: `/${name}`, schemaPath: '', keyword: 'type', params: { type: 'integer' } }
}

/** The wrong fields of a request, one entry each, with a sentence in a language. */
export function fieldErrors(failures: readonly Partial<ErrorObject>[], language: Language): FieldError[] {
  const messages = new Map<string, string>()
  for (const failure of failures) {
    const field = fieldOf(failure)
    if (!messages.has(field)) messages.set(field, messageOf(failure, language))
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}

function fieldOf({ instancePath = '', keyword, params }: Partial<ErrorObject>): string {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') path.push(String(params?.missingProperty))
  return path.join('.')
}

function messageOf(
  { keyword = '', params = {}, parentSchema }: Partial<ErrorObject>,
  language: Language,
): string {
  const allowed: unknown = parentSchema?.allowed ?? params.allowedValues
  return ruleMessage(ruleOf(keyword, params, allowed !== undefined), language, {
    limit: String(params.limit ?? ''),
    allowed: Array.isArray(allowed) ? allowed.join(', ') : '',
  })
}

function ruleOf(keyword: string, params: Record<string, unknown>, names: boolean): string {
  if (keyword === 'pattern' && names) return 'ordering'
  if (keyword === 'minLength' && params.limit === 1) return 'required'
  // A field that may be null has two types; people are told of the other one.
  return String(params.format ?? [params.type].flat()[0] ?? keyword).split(',')[0]!
}
