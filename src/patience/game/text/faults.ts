import { FACES, Fault } from '../../../../assembly/abi';
import type { FaultCode, FaultValues } from '../../../i18n/faults';
import { BadNotation } from '../../core/notation';
import { BadDeal, BadPosition } from '../../core/patience';
import { BadRules } from '../../core/rules';
import { BadTranscript } from './transcript';

/** A fault as i18n says it: a code with its values. */
export interface FaultText {
  readonly code: FaultCode;
  readonly values: FaultValues;
}

function ofPosition({ fault, detail }: BadPosition): FaultText {
  return { code: fault as FaultCode, values: { face: detail % FACES, pile: detail, text: String(detail) } };
}

/** What is wrong with a text, a record or a number that was thrown out; `null` for errors of another kind. */
export function faultOf(error: unknown): FaultText | null {
  if (error instanceof BadNotation) return { code: error.fault.code, values: error.fault };
  if (error instanceof BadPosition) return ofPosition(error);
  if (error instanceof BadRules) return { code: Fault.Rule, values: { text: error.key } };
  if (error instanceof BadDeal) return { code: Fault.DealNumber, values: { text: String(error.number) } };
  if (!(error instanceof BadTranscript)) return null;
  if (error.entry === null) return { code: 'no-transcript', values: {} };
  return { code: 'illegal-move', values: { text: error.token, count: error.entry } };
}
