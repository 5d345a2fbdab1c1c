// Whether the functions answer, to pages of the site only, and from the European Union.
import { europeanRegion } from '../../src/lib/http/function-region.ts';
import type { Check } from '../context.ts';
import { findingsOf, type Finding } from '../finding.ts';
import { json, type Answer, type Project } from '../project.ts';

/** The regions `eu-west-2` (London) and `eu-central-2` (Zürich) are outside the Union. */
const regionsOfTheUnion = /^eu-(central-1|west-1|west-3|north-1|south-1|south-2)$/;

interface EdgeFunction {
  name: string;
  body: object;
  isAnswer: (body: unknown) => boolean;
}

const functions: EdgeFunction[] = [
  {
    name: 'sign-files',
    body: { paths: [] },
    isAnswer: (body) => typeof (body as { urls?: unknown } | undefined)?.urls === 'object',
  },
  {
    name: 'ai-help-chat',
    body: { message: 'Wat kost Premium per maand?' },
    isAnswer: (body) => {
      const text = (body as { response?: unknown } | undefined)?.response;
      return typeof text === 'string' && text.trim() !== '';
    },
  },
];

export const checkFunctions: Check = async ({ project }) =>
  (await Promise.all(functions.map((one) => checkFunction(project, one)))).flat();

async function checkFunction(project: Project, one: EdgeFunction): Promise<Finding[]> {
  const { ok, failed } = findingsOf(one.name, 'of-the-functions');
  const answer = await call(project, one, {});
  if (answer.status === 404) return [failed('The function is not there.')];
  if (!answer.isOk || !one.isAnswer(answer.json)) {
    return [failed(`The function does not answer as it should: status ${answer.status}.`)];
  }
  const foreign = await call(project, one, { origin: 'https://doctor.example' });
  return [
    foreign.status === 403
      ? ok('The function answers, and refuses pages of another site.')
      : failed(`A page of another site gets status ${foreign.status} instead of 403.`),
    checkRegion(one.name, answer),
  ];
}

/** In the region that the site asks for. */
const call = (project: Project, { name, body }: EdgeFunction, headers: Record<string, string>) =>
  project.ask(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { ...json, 'x-region': europeanRegion, ...headers },
    body: JSON.stringify(body),
  });

export function checkRegion(name: string, { headers }: Pick<Answer, 'headers'>): Finding {
  const { ok, failed, notTried } = findingsOf(`${name}, region`, 'addresses-of-visitors');
  const region = headers.get('x-sb-edge-region') ?? headers.get('sb-region');
  if (region === null) return notTried('No header of the answer names a region.');
  return regionsOfTheUnion.test(region)
    ? ok(`The function ran in ${region}, in the European Union.`)
    : failed(`The function ran in ${region}, outside the European Union.`);
}
