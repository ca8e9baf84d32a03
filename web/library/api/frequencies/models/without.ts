// Models without a rotary embedding, and what they have instead. Read in huggingface/transformers at c49429e
// (2026-08-16), custom code where the row says.
import type { OtherModels } from './facts.ts';

const learned = 'a learned table of positions';
const relative = 'a learned table of relative positions';
const sinusoids = 'sinusoids added to the embeddings';

const list = (names: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.split(' ').map((name) => {
      const [type = '', place = ''] = name.split('=');
      return [type, place];
    }),
  );

export const withoutRotary = (): readonly OtherModels[] => [
  {
    instead: learned,
    unless: {
      key: 'position_embedding_type',
      words: { alibi: 'ALiBi', relative_key: relative, relative_key_query: relative },
    },
    models: list(
      'gpt2=GPT2Model gpt_neo=GPTNeoModel gpt_bigcode=GPTBigCodeModel openai-gpt=openai/OpenAIGPTModel ' +
        'imagegpt=ImageGPTModel opt=OPTLearnedPositionalEmbedding biogpt=BioGptLearnedPositionalEmbedding ' +
        'bert=BertEmbeddings roberta=RobertaEmbeddings xlm-roberta=XLMRobertaEmbeddings ' +
        'distilbert=Embeddings albert=AlbertEmbeddings electra=ElectraEmbeddings camembert=CamembertEmbeddings ' +
        'megatron-bert=MegatronBertEmbeddings bart=BartLearnedPositionalEmbedding ' +
        'mbart=MBartLearnedPositionalEmbedding longformer=LongformerEmbeddings big_bird=BigBirdEmbeddings ' +
        'clip_text_model=clip/CLIPTextEmbeddings siglip2_text_model=siglip2/Siglip2TextEmbeddings ' +
        'siglip2=Siglip2TextEmbeddings vit=ViTEmbeddings deit=DeiTEmbeddings',
    ),
  },
  {
    instead: 'sinusoids in the encoder, a learned table of positions in the decoder',
    models: list('whisper=WhisperPositionalEmbedding'),
  },
  {
    instead: sinusoids,
    models: list(
      'xglm=XGLMSinusoidalPositionalEmbedding marian=MarianSinusoidalPositionalEmbedding ' +
        'pegasus=PegasusSinusoidalPositionalEmbedding m2m_100=M2M100SinusoidalPositionalEmbedding ' +
        'nllb-moe=NllbMoeSinusoidalPositionalEmbedding ctrl=CTRLModel',
    ),
  },
  { instead: 'ALiBi', models: list('bloom=BloomModel mpt=MptModel') },
  {
    instead: 'relative positions in buckets, as T5 has them',
    models: list(
      't5=T5Attention mt5=MT5Attention umt5=UMT5Attention longt5=LongT5Attention ' +
        'switch_transformers=SwitchTransformersAttention udop=UdopAttention mpnet=MPNetEncoder',
    ),
  },
  {
    instead: 'relative positions in buckets, as DeBERTa has them from version 2 on',
    models: list('deberta-v2=DisentangledSelfAttention'),
  },
  {
    instead: 'a learned vector for each relative position, without buckets',
    models: list('deberta=DisentangledSelfAttention'),
  },
  {
    instead: 'a learned table of positions, resized to the grid of a picture',
    models: list('siglip2_vision_model=siglip2/Siglip2VisionEmbeddings'),
  },
  {
    instead: 'a rotation by the row and the column of a patch: applyRotary with a grid, convention dinov3',
    rotatesGrids: true,
    models: list('dinov3_vit=DINOv3ViTRopePositionEmbedding'),
  },
  {
    instead: 'a rotation by the row and the column of a patch: even frequencies by the row, odd ones by the column',
    rotatesGrids: true,
    models: list('pixtral=PixtralRotaryEmbedding'),
  },
  {
    instead: 'relative positions, as Transformer-XL has them',
    models: list(
      'xlnet=XLNetRelativeAttention parakeet_encoder=parakeet/ParakeetEncoderAttention ' +
        'parakeet_ctc=parakeet/ParakeetEncoderAttention parakeet_tdt=parakeet/ParakeetEncoderAttention',
    ),
  },
  {
    instead: 'cosines and sines that learned weights sum over all frequencies (FoPE): fopeTable makes them',
    models: {
      interns1_pro: 'internlm/Intern-S1-Pro modeling_interns1_pro.py InternS1ProMoeTextFourierEmbedding',
      interns1_pro_text: 'internlm/Intern-S1-Pro modeling_interns1_pro.py InternS1ProMoeTextFourierEmbedding',
    },
  },
  { instead: 'a relative bias that depends on the content', models: list('inkling_text=inkling/InklingTextModel') },
  {
    instead: 'no position encoding: recurrent layers tell it the order',
    models: list(
      'mamba=MambaModel mamba2=Mamba2Model falcon_mamba=FalconMambaModel rwkv=RwkvModel jamba=JambaAttention ' +
        'nemotron_h=NemotronHAttention zamba=ZambaAttention xlstm=xLSTMModel',
    ),
  },
  {
    instead: 'no position encoding: recurrent layers tell it the order',
    models: { kimi_linear: 'vllm-project/vllm vllm/model_executor/models/kimi_linear.py KimiMLAAttention' },
  },
];
