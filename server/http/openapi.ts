import type { TObject, TSchema } from 'typebox'
import { rights } from '#contract/access.ts'
import { isFile, operations, type Contract, type Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { languages } from '#contract/text.ts'

/** The description of a contract as an OpenAPI 3.1 document. */
export function describe(contract: Contract, origin: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { operation, endpoint } of operations(contract)) {
    const path = (paths[`/api${endpoint.path}`] ??= {})
    path[endpoint.method.toLowerCase()] = describeOperation(operation, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pray',
      version: '1',
      description:
        'Lists answer `{count, next, previous, results}`; failures answer `application/problem+json` (RFC 9457) ' +
        'in the language that `Accept-Language` or `?lang=` asks for. A trailing slash may be left out.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem },
      responses: {
        Problem: {
          description: 'A refusal or failure, with a sentence for the person.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  }
}

function describeOperation(operation: string, endpoint: Endpoint): object {
  const { params, query, body, reply, status = 200, access, summary } = endpoint
  const open = (rights[access] as readonly string[]).includes('anonymous')
  return {
    operationId: operation,
    tags: [operation.split('.')[0]],
    summary,
    'x-right': access,
    // An empty requirement means that the token may be left out.
    security: open ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...describeParameters('path', params),
      ...describeParameters('query', query),
      languageParameter,
    ],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [status]: describeReply(reply, status),
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

const languageParameter = {
  name: 'lang',
  in: 'query',
  description: 'The language of the answer, before Accept-Language.',
  schema: { type: 'string', enum: languages },
}

function describeParameters(place: 'path' | 'query', schema: TObject | undefined): object[] {
  const required: readonly string[] = schema?.required ?? []
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function describeReply(reply: Endpoint['reply'], status: number): object {
  if (status === 204) return { description: 'Done.' }
  const types: readonly string[] = isFile(reply) ? reply.file : ['application/json']
  const schema: TSchema | object = isFile(reply) ? { type: 'string', format: 'binary' } : reply
  return { description: 'Done.', content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}
